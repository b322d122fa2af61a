import { useSelector } from 'react-redux';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { selectDraft } from '../essay-form/draft-slice.ts';
import { useText } from '../../lib/i18n/text.ts';

/** Offers the essay that waited for the payment: it is still in the form. */
export function KeptDraft({ primary = false }: { primary?: boolean }) {
  const t = useText();
  const { text } = useSelector(selectDraft);
  const hasEssay = text.trim() !== '';
  return (
    <LinkButton {...(primary ? { type: 'primary' as const } : {})} to={paths.section('essay-form')}>
      {hasEssay ? t('Back to your essay') : t('Start Writing')}
    </LinkButton>
  );
}
