import { useSelector } from 'react-redux';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { selectDraft } from '../essay-form/draft-slice.ts';

/** Offers the essay that waited for the payment: it is still in the form. */
export function KeptDraft({ primary = false }: { primary?: boolean }) {
  const { text } = useSelector(selectDraft);
  const hasEssay = text.trim() !== '';
  return (
    <LinkButton {...(primary ? { type: 'primary' as const } : {})} to={paths.section('essay-form')}>
      {hasEssay ? 'Back to your essay' : 'Start Writing'}
    </LinkButton>
  );
}
