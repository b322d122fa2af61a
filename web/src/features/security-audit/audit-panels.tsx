import type { SecurityAudit } from '@argint/contracts';
import { Button } from '../../components/button.tsx';

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
  const { overallScore, riskLevel, complianceScore, checks } = audit;
  return (
    <>
      <section className="panel-card">
        <h2 id="security-score">Security Score</h2>
        <p className="audit-score">
          <strong>{overallScore}</strong> / 100
        </p>
        <progress
          className="audit-progress"
          value={overallScore}
          max={100}
          aria-labelledby="security-score"
        />
        <dl className="audit-facts">
          <Fact name="Risk Level" good={riskLevel === 'LOW'}>
            {riskLevel}
          </Fact>
          <Fact name="Compliance">{`${complianceScore}%`}</Fact>
          <Fact name="Status">Active</Fact>
        </dl>
      </section>
      {checks.length > 0 && <Checks checks={checks} />}
    </>
  );
}

const STATUS_WORDS = { passed: 'Passed', failed: 'Failed', unknown: 'Not checked' } as const;
const ORDER = ['failed', 'unknown', 'passed'] as const;

function Checks({ checks }: Pick<Shown, 'checks'>) {
  const sorted = ORDER.flatMap((status) => checks.filter((check) => check.status === status));
  return (
    <section className="panel-card">
      <h2>What was checked</h2>
      <ul className="audit-checks">
        {sorted.map(({ id, title, status, weight, evidence, fix }) => (
          <li key={id} className={`audit-check audit-check--${status}`}>
            <h3>
              {title} <span className="audit-check__status">{STATUS_WORDS[status]}</span>
            </h3>
            <p>{evidence}</p>
            {fix && <p>How to fix: {fix}</p>}
            <p className="audit-check__weight">
              {weight} {weight === 1 ? 'point' : 'points'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Security Features: four features, on or off. */
export function FeaturesPanel({ audit }: { audit: Shown }) {
  const { authentication, encryption, inputSanitization, accessControl } = audit.securityFeatures;
  return (
    <section className="panel-card">
      <h2>Security Features</h2>
      <dl className="audit-facts audit-facts--list">
        <Fact name="Authentication System" good={authentication}>
          {authentication ? 'Active' : 'Inactive'}
        </Fact>
        <Fact name="Data Encryption" good={encryption}>
          {encryption ? 'Enabled' : 'Disabled'}
        </Fact>
        <Fact name="Input Sanitization" good={inputSanitization}>
          {inputSanitization ? 'Active' : 'Inactive'}
        </Fact>
        <Fact name="Access Control" good={accessControl}>
          {accessControl ? 'Implemented' : 'Missing'}
        </Fact>
      </dl>
    </section>
  );
}

const open = (path: string) => () => void window.open(path, '_blank', 'noopener');

/** Compliance: the security headers, and the legal pages in a new tab. */
export function CompliancePanel({ audit }: { audit: Shown }) {
  const { securityHeaders } = audit.securityFeatures;
  return (
    <section className="panel-card">
      <h2>Compliance</h2>
      <dl className="audit-facts audit-facts--list">
        <Fact name="Security Headers" good={securityHeaders}>
          {securityHeaders ? 'Implemented' : 'Missing'}
        </Fact>
      </dl>
      <div className="audit-links">
        <Button onClick={open('/api/security/privacy-policy')}>View Privacy Policy</Button>
        <Button onClick={open('/api/security/terms')}>View Terms of Service</Button>
      </div>
    </section>
  );
}
