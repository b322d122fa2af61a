import { Button } from '../../components/button.tsx';
import { formatDay } from '../../lib/format/format-date.ts';
import { useText } from '../../lib/i18n/text.ts';
import { billingApi } from '../billing/billing-api.ts';
import { usePutInForm } from '../essay-form/use-put-in-form.ts';
import './pending-essay-offer.css';
import { usePendingEssay } from './use-pending-essay.ts';

/** Offers the essay that waits for a payment, where the form does not hold it: on another device, or after other work. */
export function PendingEssayOffer() {
  const t = useText();
  const { pending, isSame } = usePendingEssay();
  const putInForm = usePutInForm();
  const [drop, { isLoading }] = billingApi.useDropPendingEssayMutation();
  if (!pending || isSame) return null;
  const { essayText: text, essayQuestion, createdAt } = pending;
  return (
    <section className="pending-essay" aria-label={t('Essay kept for your payment')}>
      <div>
        <p>
          {t('We kept this essay when you went to pay ({{day}}).', {
            day: formatDay(createdAt, Date.now()),
          })}
        </p>
        <p className="pending-essay__text">{text}</p>
      </div>
      <div className="pending-essay__actions">
        <Button
          type="primary"
          onClick={() => putInForm({ text, question: essayQuestion ?? '', parentEssayId: null })}
        >
          {t('Put it in the form')}
        </Button>
        <Button disabled={isLoading} onClick={() => void drop()}>
          {t('Remove it')}
        </Button>
      </div>
    </section>
  );
}
