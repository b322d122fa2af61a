import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { balanceWords } from './balance-words.ts';
import { useAccess } from './use-access.ts';

/** '2 analyses left, trial until 21 December', a link to the plans; nothing until it is known. */
export function Balance({ className }: { className?: string }) {
  const access = useAccess();
  if (!access) return null;
  return (
    <Link className={className} to={paths.section('pricing')}>
      {balanceWords(access, Date.now())}
    </Link>
  );
}
