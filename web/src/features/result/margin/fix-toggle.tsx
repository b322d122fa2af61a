/** Shows or hides the fix of a critique. */
export function FixToggle({ shown, onShow }: { shown: boolean; onShow: (shown: boolean) => void }) {
  return (
    <button
      type="button"
      className="text-button"
      aria-expanded={shown}
      onClick={() => onShow(!shown)}
    >
      {shown ? 'Hide the fix' : 'Show the fix'}
    </button>
  );
}
