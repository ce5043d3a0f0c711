import { Pool } from 'pg'

type Row = Readonly<Record<string, unknown>>

/** Statements straight to a platform's database, for what no request can bring about. Call `end` after the tests. */
export const sqlOn = (url: string) => {
  const pool = new Pool({ connectionString: url, max: 2 })
  // A server that is stopped after the tests must not end them.
  pool.on('error', () => undefined)
  return {
    run: async (text: string, ...values: unknown[]): Promise<Row[]> => (await pool.query(text, values)).rows,
    end: () => pool.end(),
  }
}
