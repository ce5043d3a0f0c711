import { styleText } from 'node:util'
import type { Outcome } from './outcome.ts'

const colour = (format: 'green' | 'red' | 'dim', text: string): string =>
  process.stdout.isTTY ? styleText(format, text) : text

const counts = ({ passed, failed }: Outcome): string =>
  passed + failed === 1 ? '' : `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`

/** Says in one line how a stage went, with its output below when it failed. */
export const reportStage = (name: string, outcome: Outcome, ms: number): string => {
  const mark = outcome.failed > 0 ? colour('red', '✗') : colour('green', '✓')
  const words = [counts(outcome), outcome.note].filter(Boolean).join('; ')
  const line = `  ${mark} ${name.padEnd(10)} ${colour('dim', `${(ms / 1000).toFixed(1)} s`.padStart(8))}  ${words}`
  const details =
    outcome.failed > 0 && outcome.details ? `\n${outcome.details.replace(/^/gm, '      ')}\n` : ''
  return `${line.trimEnd()}\n${details}`
}
