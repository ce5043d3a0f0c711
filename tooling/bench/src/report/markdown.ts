import { cpus } from 'node:os'
import type { Row } from './row.ts'

export type Section = { readonly title: string; readonly rows: readonly Row[] }

/** Names the processors, Node and the system. */
export const machine = (): string => {
  const [cpu] = cpus()
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, ${process.platform}`
}

/** Formats the report as one table. */
export const markdown = (sections: readonly Section[], date: Date, run: string): string => {
  const lines = sections.flatMap(({ title, rows }) => [
    `| **${title}** | | | |`,
    ...rows.map(({ what, measured, budget, status }) => `| ${what} | ${measured} | ${budget} | ${status} |`),
  ])
  return `${[
    `# Benchmarks, ${date.toISOString().slice(0, 10)}`,
    '',
    `${machine()}; ${run}.`,
    'Load, services and database share these cores: compare the ratios, which were measured in turns in this run.',
    'Bytes are thousands; "brotli" is level 11 unless it says otherwise.',
    '',
    '| what | measured | budget | status |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n')}\n`
}
