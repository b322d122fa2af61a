import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { faq } from '../../content/faq.ts';
import { helps, steps } from '../../content/home.ts';
import './home-sections.css';
import { PricingCards } from './pricing-cards.tsx';

/** How it helps, pricing, FAQ and the closing call to action. */
export function HomeSections() {
  return (
    <>
      <section id="features" className="page home-section" aria-labelledby="features-title">
        <h2 id="features-title">How it helps</h2>
        <ul className="helps">
          {helps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ol className="steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="pricing" className="page home-section" aria-labelledby="pricing-title">
        <h2 id="pricing-title">Pricing</h2>
        <PricingCards />
      </section>
      <section id="faq" className="page home-section" aria-labelledby="faq-title">
        <h2 id="faq-title">FAQ</h2>
        <div className="faq">
          {faq.map(({ question, answer }) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <section className="page home-section" aria-labelledby="closing-title">
        <div className="closing">
          <h2 id="closing-title">Your next draft can be the one that convinces.</h2>
          <div className="closing__actions">
            <LinkButton type="primary" size="large" to={paths.section('essay-form')}>
              Try It Free
            </LinkButton>
            <LinkButton size="large" to={paths.section('features')}>
              Learn More
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  );
}
