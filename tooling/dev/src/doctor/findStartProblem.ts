import { readStackSettings } from '../stack/settings.ts'
import { checkInstallation } from './checkInstallation.ts'
import { refused } from './finding.ts'
import { refusedSettings } from './refusedSettings.ts'

/**
 * Returns one line about the first setting that stops a start. In development, only an invalid value stops a start.
 * Values are checked before other variables are derived from them, so that the line names the variable that was set.
 */
export const findStartProblem = (environment: NodeJS.ProcessEnv): string | undefined => {
  const { isDevelopment } = readStackSettings(environment).exposure
  const findings = isDevelopment
    ? refusedSettings(environment).map(({ name, reason }) => refused(name, reason))
    : checkInstallation(environment)
  return findings.find(({ stopsStart }) => stopsStart)?.line
}
