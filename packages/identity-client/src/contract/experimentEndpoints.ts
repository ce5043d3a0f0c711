import { Recorded, RunningExperiments } from './experimentResponses.ts'

export const runningExperiments = {
  path: '/api/experiments',
  method: 'get',
  response: RunningExperiments,
} as const
export const recordExposure = {
  path: '/api/experiments/exposures',
  method: 'post',
  response: Recorded,
} as const
export const forgetExposures = {
  path: '/api/experiments/exposures',
  method: 'delete',
  response: Recorded,
} as const
