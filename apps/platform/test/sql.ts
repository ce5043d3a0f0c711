import { Pool } from 'pg'

type Row = Readonly<Record<string, unknown>>

/** Runs SQL on a platform's database, for states that the API cannot create. Call `end` after the tests. */
export const sqlOn = (url: string) => {
  const pool = new Pool({ connectionString: url, max: 2 })
  // When the server stops after the tests, connection errors must not fail the tests.
  pool.on('error', () => undefined)
  return {
    run: async (text: string, ...values: unknown[]): Promise<Row[]> => (await pool.query(text, values)).rows,
    end: () => pool.end(),
  }
}
