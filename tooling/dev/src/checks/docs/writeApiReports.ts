// Writes the API report of each package: pnpm api
import { writeFileSync } from 'node:fs'
import { apiReport, apiReportFile } from './apiReport.ts'
import { documentedPackages } from './documentedPackages.ts'

for (const each of documentedPackages) writeFileSync(apiReportFile(each), apiReport(each))
