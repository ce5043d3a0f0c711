export { fuzzSeeds } from './fuzzSeeds.ts'
export { mutatedText, oddText, safeText } from './oddText.ts'
