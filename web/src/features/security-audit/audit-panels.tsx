import type { SecurityAudit } from '@argint/contracts';
import { Button } from '../../components/button.tsx';
import { plural, translateKnown, useText } from '../../lib/i18n/text.ts';
import { EnglishNote } from '../../lib/i18n/english-note.tsx';
import { formatNumber, formatPercent } from '../../lib/format/format-number.ts';

type Shown = Omit<SecurityAudit, 'lastAuditDate'>;

/** A name and what is said of it. */
function Fact({ name, children, good }: { name: string; children: string; good?: boolean }) {
  return (
    <div className="audit-fact">
      <dt>{name}</dt>
      <dd>
        {good === undefined ? (
          children
        ) : (
          <span className={good ? 'audit-badge' : 'audit-badge audit-badge--bad'}>{children}</span>
        )}
      </dd>
    </div>
  );
}

/** Overview: score, risk, compliance, and every check with its evidence. */
export function OverviewPanel({ audit }: { audit: Shown }) {
  const t = useText();
  const { overallScore, riskLevel, complianceScore, checks } = audit;
  return (
    <>
      <section className="panel-card">
        <h2 id="security-score">{t('Security Score')}</h2>
        <p className="audit-score">
          <strong>{formatNumber(overallScore)}</strong> / 100
        </p>
        <progress
          className="audit-progress"
          value={overallScore}
          max={100}
          aria-labelledby="security-score"
        />
        <dl className="audit-facts">
          <Fact name={t('Risk Level')} good={riskLevel === 'LOW'}>
            {translateKnown(riskLevel)}
          </Fact>
          <Fact name={t('Compliance')}>{formatPercent(complianceScore)}</Fact>
          <Fact name={t('Status')}>{t('Active')}</Fact>
        </dl>
      </section>
      {checks.length > 0 && (
        <details>
          <summary>{t('What was checked')}</summary>
          <Checks checks={checks} />
        </details>
      )}
    </>
  );
}

const STATUS_WORDS = { passed: 'Passed', failed: 'Failed', unknown: 'Not checked' } as const;
const ORDER = ['failed', 'unknown', 'passed'] as const;

function Checks({ checks }: Pick<Shown, 'checks'>) {
  const t = useText();
  const sorted = ORDER.flatMap((status) => checks.filter((check) => check.status === status));
  return (
    <section className="panel-card">
      <EnglishNote text="The checks are written in English." />
      <ul className="audit-checks">
        {sorted.map(({ id, title, status, weight, evidence, fix }) => (
          <li key={id} className={`audit-check audit-check--${status}`}>
            <h3>
              <span lang="en">{title}</span>{' '}
              <span className="audit-check__status">{t(STATUS_WORDS[status])}</span>
            </h3>
            <p lang="en">{evidence}</p>
            {fix && (
              <p>
                {t('How to fix:')} <span lang="en">{fix}</span>
              </p>
            )}
            <p className="audit-check__weight">
              {plural(weight, '{{count}} point', '{{count}} points')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Security Features: four features, on or off. */
export function FeaturesPanel({ audit }: { audit: Shown }) {
  const t = useText();
  const { authentication, encryption, inputSanitization, accessControl } = audit.securityFeatures;
  return (
    <section className="panel-card">
      <h2>{t('Security Features')}</h2>
      <dl className="audit-facts audit-facts--list">
        <Fact name={t('Authentication System')} good={authentication}>
          {authentication ? t('Active') : t('Inactive')}
        </Fact>
        <Fact name={t('Data Encryption')} good={encryption}>
          {encryption ? t('Enabled') : t('Disabled')}
        </Fact>
        <Fact name={t('Input Sanitization')} good={inputSanitization}>
          {inputSanitization ? t('Active') : t('Inactive')}
        </Fact>
        <Fact name={t('Access Control')} good={accessControl}>
          {accessControl ? t('Implemented') : t('Missing')}
        </Fact>
      </dl>
    </section>
  );
}

const open = (path: string) => () => void window.open(path, '_blank', 'noopener');

/** Compliance: the security headers, and the legal pages in a new tab. */
export function CompliancePanel({ audit }: { audit: Shown }) {
  const t = useText();
  const { securityHeaders } = audit.securityFeatures;
  return (
    <section className="panel-card">
      <h2>{t('Compliance')}</h2>
      <dl className="audit-facts audit-facts--list">
        <Fact name={t('Security Headers')} good={securityHeaders}>
          {securityHeaders ? t('Implemented') : t('Missing')}
        </Fact>
      </dl>
      <div className="audit-links">
        <Button onClick={open('/api/security/privacy-policy')}>{t('View Privacy Policy')}</Button>
        <Button onClick={open('/api/security/terms')}>{t('View Terms of Service')}</Button>
      </div>
    </section>
  );
}
