import { ESSAY_ADVISED_WORDS } from '@argint/contracts/limits';

/** What to do with an essay before pasting it (D1 §1). */
export function RequirementsBox() {
  return (
    <aside className="requirements" aria-label="Requirements">
      <strong>Before you paste</strong>
      <ul>
        <li>Essay at least {ESSAY_ADVISED_WORDS} words</li>
        <li>Remove the cover page</li>
        <li>Remove the bibliography</li>
      </ul>
    </aside>
  );
}
