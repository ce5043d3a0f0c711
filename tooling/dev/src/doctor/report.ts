import type { Finding } from './finding.ts'

/**
 * Formats the findings, one line each, and the verdict. `code` is the exit code: 1 when a setting is not suitable for a
 * public shop.
 */
export const report = (findings: readonly Finding[]): { readonly text: string; readonly code: 0 | 1 } => {
  const unfit = findings.filter(({ kind }) => kind === 'unfit').length
  const verdict =
    unfit === 0
      ? 'This installation is fit for the public.'
      : `This installation is not fit for the public: ${unfit} ${unfit === 1 ? 'setting' : 'settings'} to change.`
  const lines = findings.map(({ kind, line }) => `${kind.padEnd(6)} ${line}`)
  return { text: [...lines, verdict, ''].join('\n'), code: unfit === 0 ? 0 : 1 }
}
