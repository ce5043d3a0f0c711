import type { Database } from '../../db/openDatabase.ts'
import { currentExperiments } from '../../experiments/experimentStore.ts'
import { createExperimentReport, type ExperimentReport } from '../../experiments/report/experimentReport.ts'
import { readVariantRecords } from '../../experiments/report/readRecords.ts'
import { experimentState } from './experimentState.ts'

/** The report of the running experiment that started last; undefined when none is running. */
export const newestReport = async (database: Database): Promise<ExperimentReport | undefined> => {
  const [newest] = (await currentExperiments(database))
    .filter((experiment) => experimentState(experiment, Date.now()) === 'running')
    .sort((a, b) => b.startsAt.localeCompare(a.startsAt))
  return newest && createExperimentReport(newest, await readVariantRecords(database, newest.key))
}
