import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { idleJob } from './job-slice.ts';
import type { JobState } from './job-slice.ts';
import { StatusCard } from './status-card.tsx';

const show = (changes: Partial<JobState>, estimate: string | null = 'about 10 seconds') => {
  const onCancel = jest.fn();
  const onRetry = jest.fn();
  const job: JobState = {
    ...idleJob,
    phase: 'watching',
    jobId: '0123456789abcdef',
    startedAt: Date.now() - 65_000,
    ...changes,
  };
  render(
    <StatusCard
      job={job}
      estimate={estimate}
      retryCost="uses 1 of your 2 analyses"
      onCancel={onCancel}
      onRetry={onRetry}
    />,
  );
  const details = screen.getByRole('group');
  const isOpen = (details as HTMLDetailsElement).open;
  (details as HTMLDetailsElement).open = true;
  return { onCancel, onRetry, isOpen };
};

describe('the status card', () => {
  test.each([
    [{ phase: 'starting' as const, status: null }, 'Starting robust long-running analysis...'],
    [{ status: 'queued' as const }, 'Your essay is in the queue'],
    [
      { status: 'processing' as const, stage: 'creating chunks' as const },
      'Processing: creating chunks',
    ],
    [
      { status: 'processing' as const, stage: 'parallel analysis' as const },
      'Processing: parallel analysis',
    ],
    [
      { status: 'processing' as const, stage: 'generating 60-100 line critiques' as const },
      'Processing: generating 60-100 line critiques',
    ],
    [{ status: 'processing' as const, stage: 'aggregating' as const }, 'Processing: aggregating'],
    [{ status: 'completed' as const }, 'Analysis Complete - Results Ready'],
    [{ status: 'failed' as const, error: 'It broke' }, 'It broke'],
  ])('shows the message for %j: %s', (changes, words) => {
    show(changes);
    expect(screen.getByText(words)).toBeVisible();
  });
  test.each([
    ['processing', false],
    ['failed', true],
  ] as const)('of a job that is %s is open: %s', (status, isOpen) => {
    expect(show({ status }).isOpen).toBe(isOpen);
  });
  test('shows progress, elapsed time, estimate and the first 8 characters of the id', () => {
    show({ status: 'processing', progress: 45 });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
    expect(screen.getByText('45%')).toBeVisible();
    expect(screen.getByText('1:05')).toBeVisible();
    expect(screen.getByText('about 10 seconds')).toBeVisible();
    expect(screen.getByText('01234567')).toBeVisible();
  });
  test.each([
    [10, true, 50_000, true],
    [10, true, 40_000, false],
    [20, true, 50_000, false],
    [10, false, 50_000, false],
  ])(
    'at %i %%, server reachable: %s, after %i ms nothing reads the essay, so no time is promised: %s',
    (progress, reachable, ms, isUnread) => {
      show({ status: 'processing', progress, reachable, startedAt: Date.now() - ms });
      expect(screen.queryAllByText('about 10 seconds')).toHaveLength(isUnread ? 0 : 1);
    },
  );
  test('promises no time where nothing is known of it', () => {
    show({ status: 'processing' }, null);
    expect(screen.queryByText('Estimated time')).toBeNull();
  });
  test.each(['queued', 'processing'] as const)('can be cancelled while %s', (status) => {
    const { onCancel } = show({ status });
    screen.getByRole('button', { name: 'Cancel' }).click();
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
  test('offers Retry only when failed', () => {
    const { onRetry } = show({ status: 'failed', error: 'It broke' });
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAccessibleDescription(
      'uses 1 of your 2 analyses',
    );
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
  test('a completed job offers neither', () => {
    show({ status: 'completed', progress: 100, endedAt: Date.now() });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
