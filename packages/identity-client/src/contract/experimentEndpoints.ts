import { CurrentExperiments, Recorded } from './experimentResponses.ts'

export const currentExperiments = {
  path: '/api/experiments',
  method: 'get',
  response: CurrentExperiments,
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
