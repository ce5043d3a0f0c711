import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiReport, apiReportFile, sortUnions } from './apiReport.ts'
import { documentedPackages } from './documentedPackages.ts'

test.each(documentedPackages)('the API of $name is that of its report; otherwise run pnpm api', (each) => {
  expect(apiReport(each)).toBe(readFileSync(apiReportFile(each), 'utf8'))
})

test('writes the string literals of a union in one order, whatever the order of the compiler', () => {
  expect(sortUnions('type A = Field<"state" | "required" | "city"> | undefined')).toBe(
    'type A = Field<"city" | "required" | "state"> | undefined',
  )
})
