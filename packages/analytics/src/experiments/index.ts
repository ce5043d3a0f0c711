export type { ExperimentVisitor } from './assignTreatments.ts'
export { assignTreatments } from './assignTreatments.ts'
export { assignVariant } from './assignVariant.ts'
export type {
  ExclusionGroup,
  ExperimentAudience,
  ExperimentDefinition,
  ExperimentVariant,
  VisitorFacts,
} from './definition.ts'
export type { ForcedVariant } from './parseForcedVariant.ts'
export { parseForcedVariant } from './parseForcedVariant.ts'
