import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('the entry . exports exactly these values', () => {
  expect(Object.keys(entry).sort()).toEqual(['renameImports', 'renamedExports', 'renamedMembers'])
})
