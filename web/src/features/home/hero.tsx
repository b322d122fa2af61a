import { Link } from 'react-router-dom';
import { claims } from '../../content/claims.ts';
import { heroPoints } from '../../content/home.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import './hero.css';
import { SampleCard } from './sample-card.tsx';

/** What the product does, with a critique of a real sentence. */
export function Hero() {
  return (
    <section className="page hero" aria-labelledby="hero-title">
      <div>
        <h1 id="hero-title">
          A careful reader, <em>line by line.</em>
        </h1>
        <p className="hero__lead">
          Paste your essay. See where your argument is strong, where it has gaps, and what an
          evaluator will ask. Every critique points to your own words.
        </p>
        <div className="hero__actions">
          <LinkButton type="primary" size="large" to={paths.section('essay-form')}>
            Try It Free
          </LinkButton>
          <Link to={paths.sample}>See a sample result</Link>
          {claims.trial && <span>{claims.trial}</span>}
        </div>
        <ul className="hero__points">
          {heroPoints.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {claims.figures.length > 0 && (
          <ul className="hero__claims" aria-label="In figures">
            {claims.figures.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
        )}
      </div>
      <SampleCard />
    </section>
  );
}
