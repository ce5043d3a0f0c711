import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiReport, apiReportFile } from './apiReport.ts'
import { documentedPackages } from './documentedPackages.ts'

test.each(documentedPackages)('the API of $name is that of its report; otherwise run pnpm api', (each) => {
  expect(apiReport(each)).toBe(readFileSync(apiReportFile(each), 'utf8'))
})
