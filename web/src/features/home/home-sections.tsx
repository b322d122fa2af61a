import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { faq } from '../../content/faq.ts';
import { helps, steps } from '../../content/home.ts';
import './home-sections.css';

/** How it helps, pricing and FAQ. `pricing` are the price cards. */
export function HomeSections({ pricing }: { pricing: ReactNode }) {
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
        {pricing}
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
    </>
  );
}

/** The closing call to action, for visitors. */
export function ClosingCall() {
  return (
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
          <Link to={paths.sample}>See a sample result</Link>
        </div>
      </div>
    </section>
  );
}
