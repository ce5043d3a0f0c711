import { CurrentExperiments, ExposureResponse } from './experimentResponses.ts'

export const currentExperiments = {
  path: '/api/experiments',
  method: 'get',
  response: CurrentExperiments,
} as const
export const recordExposure = {
  path: '/api/experiments/exposures',
  method: 'post',
  response: ExposureResponse,
} as const
export const forgetExposures = {
  path: '/api/experiments/exposures',
  method: 'delete',
  response: ExposureResponse,
} as const
