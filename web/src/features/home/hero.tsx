import { Link } from 'react-router-dom';
import { claims } from '../../content/claims.ts';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import { heroPoints } from '../../content/home.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import './hero.css';
import { SampleCard } from './sample-card.tsx';
import { translateKnown, useText } from '../../lib/i18n/text.ts';
import { Rich } from '../../lib/i18n/rich.tsx';

/** What the product does, with a critique of a real sentence. */
export function Hero() {
  const t = useText();
  const capabilities = useCapabilities();
  return (
    <section className="page hero" aria-labelledby="hero-title">
      <div>
        <h1 id="hero-title">
          <Rich
            text={t('A careful reader, <em>line by line.</em>')}
            tags={{ em: (words) => <em>{words}</em> }}
          />
        </h1>
        <p className="hero__lead">
          {t(
            'See where your argument is strong, where it has gaps, and what an evaluator will ask.',
          )}
        </p>
        <div className="hero__actions">
          <LinkButton type="primary" size="large" to={paths.section('essay-form')}>
            {t('Try It Free')}
          </LinkButton>
          <Link to={paths.sample}>{t('See a sample result')}</Link>
          {claims.trial && <span>{translateKnown(claims.trial)}</span>}
        </div>
        <ul className="hero__points">
          {heroPoints.map(({ title, text }) => (
            <li key={title}>
              <strong>{t(title)}</strong>
              <span>{t(text)}</span>
            </li>
          ))}
        </ul>
        {capabilities?.claims && claims.figures.length > 0 && (
          <ul className="hero__claims" aria-label={t('In figures')}>
            {claims.figures.map((claim) => (
              <li key={claim}>{translateKnown(claim)}</li>
            ))}
          </ul>
        )}
      </div>
      <SampleCard />
    </section>
  );
}
