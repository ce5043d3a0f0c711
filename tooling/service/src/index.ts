export { callerAddress } from './callerAddress.ts'
export { compressResponses, contentCodingOf } from './compressResponses.ts'
export { createLog } from './createLog.ts'
export { createStopNotice } from './createStopNotice.ts'
export { guardFormFields } from './guardFormFields.ts'
export { guardFormOrigin } from './guardFormOrigin.ts'
export { guardHost } from './guardHost.ts'
export { isLoopback } from './isLoopback.ts'
export { type Listening, listen } from './listen.ts'
export { networkOf } from './networkOf.ts'
export type { Preview } from './previewLink.ts'
export { previewLink, previewQuery, readPreviewLink } from './previewLink.ts'
export type { Environment, ReadResult } from './readEnvironment.ts'
export { readEnvironment, refusedValues } from './readEnvironment.ts'
export { isKey, KEY_COOKIE, requireKey } from './requireKey.ts'
export type { Command, Console, Outcome, ParsedArguments } from './runCommands.ts'
export { runCommands } from './runCommands.ts'
export { securityHeaders, setSecurityHeaders } from './securityHeaders.ts'
export { serveAssets } from './serveAssets.ts'
export {
  host,
  list,
  logLevel,
  number,
  origins,
  port,
  secret,
  secrets,
  siteUrls,
  someOrigins,
  text,
  url,
} from './settingValues.ts'
export { shutdownGracefully } from './shutdownGracefully.ts'
export { siteOrigin } from './siteOrigin.ts'
