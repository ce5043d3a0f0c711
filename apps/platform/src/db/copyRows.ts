import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'

export type CopyValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | readonly (string | number | null)[]

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escapeText = (text: string): string => text.replace(/[\\\t\n\r]/g, (char) => escapes[char] ?? char)

const formatElement = (item: string | number | null): string =>
  item === null ? 'NULL' : `"${String(item).replace(/["\\]/g, '\\$&')}"`

const formatValue = (value: CopyValue): string => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapeText(value)
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? escapeText(`{${value.map(formatElement).join(',')}}`) : String(value)
}

/** Formats a row for COPY in text format: arrays as Postgres arrays, JSON as text. */
export const copyLine = (row: readonly CopyValue[]): string => `${row.map(formatValue).join('\t')}\n`

/** Writes rows with COPY. `copyLine` formats the rows; `target` names the table and its columns. */
export const copyLines = async (
  client: PoolClient,
  target: string,
  lines: readonly string[],
): Promise<void> => {
  if (lines.length === 0) return
  // All lines are written as one chunk, because one socket write per line would be slow.
  await pipeline(Readable.from([lines.join('')]), client.query(from(`copy ${target} from stdin`)))
}
