export type {
  CardAdapter,
  CardField,
  CardFieldsAppearance,
  CardFieldsOptions,
  CardFieldsSetup,
  CardTokenResult,
  MountedCardFields,
} from './mountCardFields.ts'
export { mountCardFields } from './mountCardFields.ts'
