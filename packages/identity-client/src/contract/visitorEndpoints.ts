import {
  DataLayerUserStats,
  HandoverCode,
  MergeCartsResponse,
  OwnToken,
  Treatments,
  UserStatistics,
  WhoAmI,
} from './visitorResponses.ts'

export const getToken = { path: '/api/token', method: 'get', response: OwnToken } as const
export const whoAmI = { path: '/api/{product}/who-am-i', method: 'get', response: WhoAmI } as const
export const userStats = {
  path: '/api/{product}/user-stats',
  method: 'get',
  response: DataLayerUserStats,
} as const
export const getUserStats = {
  path: '/api/{product}/get-user-stats',
  method: 'get',
  response: UserStatistics,
} as const
export const treatments = {
  path: '/api/experiments/treatments',
  method: 'get',
  response: Treatments,
} as const
export const mergeCarts = {
  path: '/api/commercetools/merge-carts',
  method: 'post',
  response: MergeCartsResponse,
} as const
export const createVisitorHandover = {
  path: '/api/{product}/visitor-handover',
  method: 'post',
  response: HandoverCode,
} as const
