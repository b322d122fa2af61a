import { beforeAll, describe, expect, test } from '@jest/globals';
import { assembleFindings, isAboutThinking, isSameFault, partialRemarks } from '@argint/assembly';
import {
  isModelCritique,
  type AnalysisResult,
  type Findings,
  type LineCritique,
  type Severity,
} from '@argint/contracts';
import { severityLevel } from '@argint/contracts/severity';
import { createGrammar } from '@argint/critique-engine/grammar';
import { sentencesIn } from '@argint/text-analysis';
import { recordedEssays, type RecordedTwin } from '../testing/recorded/recorded-essays.ts';
import { replayFindings } from '../testing/recorded/replay-findings.ts';

const ESSAYS = recordedEssays();
const findingsOf = new Map<string, Findings[]>();
const resultOf = new Map<string, AnalysisResult>();

const assembled = ({ text }: RecordedTwin, findings: readonly Findings[]): AnalysisResult =>
  assembleFindings(findings, { text, analysisType: 'comprehensive' });

beforeAll(async () => {
  const grammar = await createGrammar();
  for (const essay of ESSAYS) {
    const findings = await replayFindings(essay, grammar);
    findingsOf.set(essay.id, findings);
    resultOf.set(essay.id, assembled(essay, findings));
  }
}, 120_000);

const result = (id: string): AnalysisResult => resultOf.get(id) as AnalysisResult;
const findings = (id: string): Findings[] => findingsOf.get(id) as Findings[];
const onThinking = (id: string): LineCritique[] =>
  result(id).lineCritiques.filter((remark) => isAboutThinking(remark));
const touches = (remark: LineCritique, { start, end }: { start: number; end: number }): boolean =>
  [remark, ...(remark.related ?? [])].some(
    (place) => place.start !== null && place.end !== null && place.start < end && start < place.end,
  );

describe.each(ESSAYS)('the result of the recorded essay $id', (essay) => {
  const { id, text } = essay;

  test('is read by the model alone: no rule of the engine speaks of its thinking', () => {
    expect(result(id).readBy).toBe('model');
    expect(onThinking(id).filter((remark) => !isModelCritique(remark))).toEqual([]);
    expect(
      result(id).lineCritiques.every(
        ({ start, end, quote }) =>
          start === null || end === null || text.slice(start, end) === quote,
      ),
    ).toBe(true);
  });

  test('has the same position in all its parts', () => {
    const { outline, thesisOpportunities, scores } = result(id);
    const thesis = outline?.units.find(({ kind }) => kind === 'thesis');
    expect(thesisOpportunities?.start ?? undefined).toBe(thesis?.start);
    const evidence = scores.thesis.evidence.find((line) => line.startsWith('line '));
    if (thesis && evidence)
      expect(evidence).toMatch(new RegExp(`^line ${thesisOpportunities?.lineNumber} `));
  });

  test('says one fault once', () => {
    const remarks = onThinking(id);
    const sentences = sentencesIn(text, { start: 0, end: text.length });
    const twice = remarks.flatMap((one, i) =>
      remarks.slice(i + 1).filter((other) => isSameFault(one, other, sentences)),
    );
    expect(twice).toEqual([]);
  });

  test('begins its comment, its first step and its improvements with the one remark to fix first', () => {
    const { lineCritiques, overallVerdict, recommendation } = result(id);
    const first = lineCritiques.filter(({ fixFirst }) => fixFirst);
    expect(first.length).toBeLessThanOrEqual(1);
    const [lead] = first;
    if (!lead) return;
    const where = lead.lineNumber === null ? 'the essay as a whole' : `line ${lead.lineNumber}`;
    expect(recommendation).toContain(`Start with ${where}`);
    expect(overallVerdict?.improvements[0]?.toLowerCase()).toContain(where);
    expect(overallVerdict?.improvements[0]).toContain(lead.fix);
    expect(overallVerdict?.comment).toContain(lead.issue);
  });

  test('calls nothing whole that a remark faults', () => {
    const { outline, scores } = result(id);
    const faults = onThinking(id).filter(({ severity }) => severity >= 3);
    const whole = outline?.units.filter(({ held }) => held === 'fully') ?? [];
    expect(whole.filter((unit) => faults.some((remark) => touches(remark, unit)))).toEqual([]);
    if (faults.some(({ severity }) => severity >= 4))
      expect(scores.argument.evidence).not.toContain('what you conclude follows from your essay');
  });

  test('says that no other view is heard only where the reading has none', () => {
    const { outline, scores } = result(id);
    const hears = outline?.units.some(({ kind }) => kind === 'objection') ?? false;
    const says = scores.argument.evidence.some((line) => line.startsWith('no view against'));
    expect(says && hears).toBe(false);
  });

  test('is not ready while a step does not hold, and not proficient', () => {
    const { overallVerdict, criticalThinkingLevel, lineCritiques } = result(id);
    const lead = lineCritiques.find(({ fixFirst }) => fixFirst);
    if (!lead || lead.severity < 4 || !isAboutThinking(lead)) return;
    expect(overallVerdict?.journalReadiness).toMatch(/^(?:Not yet|Early draft)/);
    expect(criticalThinkingLevel).not.toBe('Proficient');
  });

  test('does not depend on the order in which the tasks end', () => {
    expect(assembled(essay, findings(id).toReversed())).toEqual(result(id));
  });

  test('has every remark that was shown while it ran, or says why not', () => {
    const shown = partialRemarks(findings(id), 'read');
    const kept = new Set(result(id).lineCritiques.map((remark) => remark.id));
    const unexplained = shown.filter(
      (remark) => !kept.has(remark.id) && !result(id).emptyReasons[`lineCritiques.${remark.id}`],
    );
    expect(unexplained).toEqual([]);
  });

  test.each([2, 3, 4, 5] as Severity[])(
    'has a lower score with a further fault of severity %i',
    (severity) => {
      const { outline, scores } = result(id);
      const claim = outline?.units.find(
        (unit) => unit.kind === 'claim' && !onThinking(id).some((remark) => touches(remark, unit)),
      );
      if (!claim || scores.argument.value === null || scores.overall.value === null) return;
      const fault: LineCritique = {
        ...(onThinking(id)[0] as LineCritique),
        id: 'added',
        ruleId: 'model-added-fault',
        issueType: 'argument',
        severity,
        severityLevel: severityLevel(severity),
        confidence: 0.9,
        start: claim.start,
        end: claim.end,
        quote: text.slice(claim.start, claim.end),
        related: undefined,
        quote2: undefined,
        line2: undefined,
      };
      const more = findings(id).map((found) =>
        found.kind === 'reading' ? { ...found, critiques: [...found.critiques, fault] } : found,
      );
      const worse = assembled(essay, more).scores;
      expect(worse.argument.value).toBeLessThan(scores.argument.value);
      expect(worse.overall.value).toBeLessThanOrEqual(scores.overall.value);
    },
  );
});

test.each(ESSAYS.filter(({ planted }) => planted === false))(
  'the sound essay $id stands above its twin with the planted flaw $twin',
  ({ id, twin = '' }) => {
    const overall = (of: string): number => result(of).scores.overall.value ?? 0;
    expect(overall(id)).toBeGreaterThan(overall(twin));
  },
);
