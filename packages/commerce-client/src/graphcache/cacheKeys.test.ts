import { readdirSync, readFileSync } from 'node:fs'
import { buildASTSchema, concatAST, isAbstractType, isObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { possibleTypes } from '../generated/documents.ts'
import { cacheKeys } from './cacheKeys.ts'
import { entityTypes } from './entityTypes.ts'

const schema = buildASTSchema(
  concatAST(readdirSync('schema').map((name) => parse(readFileSync(`schema/${name}`, 'utf8')))),
)
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

test('each type of the schema has an id or is stored with its parent', () => {
  const lost = types
    .filter(isObjectType)
    .filter((type) => (entityTypes.has(type.name) ? !type.getFields().id : !cacheKeys[type.name]))
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('each entity is in the schema extract', () => {
  expect([...entityTypes].filter((name) => !schema.getType(name))).toEqual([])
})

test('each abstract type in the schema extract has its possible types', () => {
  const inSlice = types.filter(isAbstractType).map((type) => [
    type.name,
    schema
      .getPossibleTypes(type)
      .map(({ name }) => name)
      .sort(),
  ])
  expect(possibleTypes).toEqual(Object.fromEntries(inSlice))
})
