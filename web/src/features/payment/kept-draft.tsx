import { useDispatch } from 'react-redux';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { useText } from '../../lib/i18n/text.ts';
import { draftRestored } from '../essay-form/draft-slice.ts';
import { usePendingEssay } from './use-pending-essay.ts';

/** Offers the essay that waited for the payment: it is in the form, or the server has kept it. */
export function KeptDraft({ primary = false }: { primary?: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const { pending, isInForm } = usePendingEssay();
  const putBack = (): void => {
    if (isInForm || !pending) return;
    const { essayText: text, essayQuestion } = pending;
    dispatch(draftRestored({ text, question: essayQuestion ?? '', parentEssayId: null }));
  };
  return (
    <LinkButton
      {...(primary ? { type: 'primary' as const } : {})}
      to={paths.section('essay-form')}
      onFollow={putBack}
    >
      {isInForm || pending ? t('Back to your essay') : t('Start Writing')}
    </LinkButton>
  );
}

/** Says where the essay is that waits for the payment; nothing where none does. */
export function KeptNote() {
  const t = useText();
  const { pending, isInForm } = usePendingEssay();
  if (pending)
    return <p>{t('We have kept your essay. You can go on here or on another device.')}</p>;
  return isInForm ? <p>{t('Your essay is still on this device.')}</p> : null;
}
