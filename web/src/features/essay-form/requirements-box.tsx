import { ESSAY_ADVISED_WORDS } from '@argint/contracts/limits';

/** What an essay should be like before it is pasted (D1 §1). */
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
