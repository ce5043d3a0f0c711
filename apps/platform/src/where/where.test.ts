import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { parseWhere } from './parseWhere.ts'
import { sortSql } from './sortSql.ts'
import { type QueryField, whereSql } from './whereSql.ts'

const fields: Record<string, QueryField> = {
  orderNumber: { column: sql.raw('order_number'), type: 'text' },
  id: { column: sql.raw('id'), type: 'uuid' },
}
const compiled = (source: string) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(whereSql(source, (path) => fields[path.join('.')]))
  return [text, params]
}

describe('where', () => {
  it('parses nested parentheses as a path, with or without backticks around a locale', () => {
    const expected = {
      kind: 'compare',
      path: ['masterData', 'current', 'slug', 'en-US'],
      op: '=',
      value: 'a "b"',
    }
    expect(parseWhere('masterData(current(slug(en-US="a \\"b\\"")))')).toEqual(expected)
    expect(parseWhere('masterData(current(slug(`en-US` = "a \\"b\\"")))')).toEqual(expected)
  })

  it('passes values as parameters, never as SQL', () => {
    expect(compiled('orderNumber="x\' or 1=1 --" and orderNumber in ("a", "b")')).toEqual([
      '(order_number = $1 and order_number in ($2, $3))',
      ["x' or 1=1 --", 'a', 'b'],
    ])
  })

  it('matches nothing for an id that is not a UUID', () => {
    expect(compiled('id="nonsense"')).toEqual(['false', []])
  })

  it.each([
    ['many nested parentheses', `${'('.repeat(9_000)}id="a"${')'.repeat(9_000)}`],
    ['many nested negations', `${'not('.repeat(60)}id="a"${')'.repeat(60)}`],
    ['many conditions', Array.from({ length: 1_500 }, () => 'id="a"').join(' or ')],
    ['many characters', `id="${'a'.repeat(120_000)}"`],
  ])('rejects a predicate with %s', (_, predicate) => {
    expect(() => compiled(predicate)).toThrow(/Malformed parameter: where: The predicate/)
  })

  it('rejects unknown fields, wrong types and invalid syntax with InvalidInput', () => {
    for (const source of ['colour="red"', 'orderNumber=1', 'orderNumber=', 'orderNumber="a" orderNumber="b"'])
      expect(() => compiled(source), source).toThrow(/Malformed parameter: where/)
  })

  it('rejects sorting by an unknown column', () => {
    expect(() => sortSql(['password desc'], () => undefined, sql`id`)).toThrow(/Malformed parameter: sort/)
  })
})
