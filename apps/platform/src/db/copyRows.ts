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

const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (char) => escapes[char] ?? char)

const element = (item: string | number | null): string =>
  item === null ? 'NULL' : `"${String(item).replace(/["\\]/g, '\\$&')}"`

const written = (value: CopyValue): string => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? escaped(`{${value.map(element).join(',')}}`) : String(value)
}

/** A row in the text form of COPY: arrays as Postgres arrays, JSON as its text. */
export const copyLine = (row: readonly CopyValue[]): string => `${row.map(written).join('\t')}\n`

/** Writes rows, each a line of `copyLine`, into named columns of a table by COPY, on a connection that may be in a transaction. */
export const copyLines = async (
  client: PoolClient,
  target: string,
  lines: readonly string[],
): Promise<void> => {
  if (lines.length === 0) return
  // In one piece: a write to the socket for each line costs more than the line.
  await pipeline(Readable.from([lines.join('')]), client.query(from(`copy ${target} from stdin`)))
}
