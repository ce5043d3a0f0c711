export type { ExperimentDefinition } from '../contract/experimentResponses.ts'
export type { ExperimentClient } from './createExperimentClient.ts'
export { createExperimentClient, EXPERIMENT_VISITOR_HEADER } from './createExperimentClient.ts'
