import { styleText } from 'node:util'
import { levels, type Outcome, totalOf } from './outcome.ts'
import type { ProcessorUse } from './processorUse.ts'
import type { TaskRun } from './runTurbo.ts'

const color = (format: 'green' | 'red' | 'dim', text: string): string =>
  process.stdout.isTTY ? styleText(format, text) : text

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const formatCounts = (passed: number, failed: number): string =>
  [`${passed} passed`, ...(failed > 0 ? [`${failed} failed`] : [])].join(', ')

/** Formats a stage as one line, followed by the end of its output when it failed. */
export const reportStage = (name: string, outcome: Outcome, ms: number): string => {
  const { passed, failed } = totalOf(outcome.counts)
  const mark = failed > 0 ? color('red', '✗') : color('green', '✓')
  const text = [passed + failed > 1 ? formatCounts(passed, failed) : '', outcome.note]
    .filter(Boolean)
    .join('; ')
  const line = `  ${mark} ${name.padEnd(10)} ${color('dim', seconds(ms).padStart(8))}  ${text}`
  const details = failed > 0 && outcome.details ? `\n${outcome.details.replace(/^/gm, '      ')}\n` : ''
  return `${line.trimEnd()}\n${details}`
}

/**
 * Formats the processor time. On a machine that is slow or busy with other work, it is more meaningful than the
 * duration.
 */
const formatUse = ({ processors, busyMs }: ProcessorUse, ms: number): string =>
  `${seconds(busyMs)} of processor time; ${plural(processors, 'processor')} ${Math.round((100 * busyMs) / (ms * processors))} % busy`

/**
 * Formats the summary: counts by level, flaky journeys, the longest tasks, the time, the processor time, and last the
 * total counts.
 */
export const reportRun = (
  outcome: Outcome,
  tasks: readonly TaskRun[],
  ms: number,
  use: ProcessorUse,
): string => {
  const counts = levels.flatMap((level) => {
    const count = outcome.counts[level]
    return count ? [`${level} ${formatCounts(count.passed, count.failed)}`] : []
  })
  const flaky = outcome.flaky ?? []
  const cached = tasks.filter((task) => task.cached).length
  const longest = tasks
    .filter((task) => !task.cached && task.ms >= 1000)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map(
      (task) =>
        `${task.workspace === '//' ? '' : `${task.workspace.split('/').at(-1)} `}${task.task} ${seconds(task.ms)}`,
    )
  const { passed, failed } = totalOf(outcome.counts)
  return [
    '',
    ...counts.map((line) => `  ${line}`),
    ...(flaky.length > 0
      ? [
          `  ${plural(flaky.length, 'flaky journey')}, passed on retry:`,
          ...flaky.map((title) => `    ${title}`),
        ]
      : []),
    ...(longest.length > 0 ? [`  longest: ${longest.join(', ')}`] : []),
    `  ${seconds(ms)} in all; ${cached} of ${plural(tasks.length, 'task')} cached`,
    `  ${formatUse(use, ms)}`,
    `${passed} passed, ${failed} failed`,
    '',
  ].join('\n')
}
