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

test('each object type is an entity with an id field or has an entry in cacheKeys', () => {
  const lost = types
    .filter(isObjectType)
    .filter((type) => (entityTypes.has(type.name) ? !type.getFields().id : !cacheKeys[type.name]))
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('each name in entityTypes is a type of the schema', () => {
  expect([...entityTypes].filter((name) => !schema.getType(name))).toEqual([])
})

test('possibleTypes maps each abstract type of the schema to its object types', () => {
  const inSlice = types.filter(isAbstractType).map((type) => [
    type.name,
    schema
      .getPossibleTypes(type)
      .map(({ name }) => name)
      .sort(),
  ])
  expect(possibleTypes).toEqual(Object.fromEntries(inSlice))
})
