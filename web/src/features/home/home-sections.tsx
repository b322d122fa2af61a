import type { ReactNode } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { faq } from '../../content/faq.ts';
import { helps, steps } from '../../content/home.ts';
import './home-sections.css';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  /** The price cards. */
  pricing: ReactNode;
  /** A student knows what the product is for, and sees only the steps. */
  isStudent: boolean;
}

/** How it helps, pricing and FAQ. */
export function HomeSections({ pricing, isStudent }: Props) {
  const t = useText();
  return (
    <>
      <section id="features" className="page home-section" aria-labelledby="features-title">
        <h2 id="features-title">{t('How it helps')}</h2>
        {!isStudent && (
          <ul className="helps">
            {helps.map(({ title, text }) => (
              <li key={title}>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ul>
        )}
        <ol className="steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="pricing" className="page home-section" aria-labelledby="pricing-title">
        <h2 id="pricing-title">{t('Pricing')}</h2>
        {pricing}
      </section>
      <section id="faq" className="page home-section" aria-labelledby="faq-title">
        <h2 id="faq-title">{t('FAQ')}</h2>
        <div className="faq">
          {faq().map(({ question, answer }) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}

/** The closing call to action, for visitors. */
export function ClosingCall() {
  const t = useText();
  return (
    <section className="page home-section" aria-labelledby="closing-title">
      <div className="closing">
        <h2 id="closing-title">{t('Your next draft can be the one that convinces.')}</h2>
        <div className="closing__actions">
          <LinkButton type="primary" size="large" to={paths.section('essay-form')}>
            {t('Try It Free')}
          </LinkButton>
          <LinkButton size="large" to={paths.section('features')}>
            {t('Learn More')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
