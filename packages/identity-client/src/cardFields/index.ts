export type {
  CardField,
  CardFieldsOptions,
  CardLook,
  CardSource,
  CardTokenResult,
  MountedCard,
} from './mountCardFields.ts'
export { mountCardFields } from './mountCardFields.ts'
