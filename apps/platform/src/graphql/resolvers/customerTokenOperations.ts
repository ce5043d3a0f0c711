import {
  type Confirmation,
  type CreateEmailTokenInput,
  confirmEmail,
  createEmailToken,
} from '../../customers/emailVerification.ts'
import {
  type CreatePasswordTokenInput,
  changePassword,
  createPasswordToken,
  type PasswordChange,
  type PasswordReset,
  resetPassword,
} from '../../customers/passwords.ts'
import { customerStore } from '../../store/customerStore.ts'
import type { PlatformContext } from '../context.ts'
import { resourceNotFound } from '../platformError.ts'
import { requireScope } from '../requireScope.ts'
import { expectMyCustomer } from './customerOperations.ts'

type Context = PlatformContext

/** Mutations for passwords and email verification. Only services can create tokens; they send them by email. */
export const customerTokenMutations = {
  customerChangeMyPassword: async (_: unknown, args: PasswordChange, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    const customer = await expectMyCustomer(context)
    return context.tries.password(customer.email, () => changePassword(context, customer, args))
  },
  customerResetMyPassword: (_: unknown, args: PasswordReset, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    return resetPassword(context, args)
  },
  customerConfirmMyEmail: async (_: unknown, args: Confirmation, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    return confirmEmail(context, args, (await expectMyCustomer(context)).id)
  },
  customerChangePassword: async (_: unknown, args: PasswordChange & { id: string }, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    const customer = await customerStore.find(context.db, args.id)
    if (!customer) throw resourceNotFound('customer', args.id)
    return changePassword(context, customer, args)
  },
  customerResetPassword: (_: unknown, args: PasswordReset, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return resetPassword(context, args)
  },
  customerConfirmEmail: (_: unknown, args: Confirmation, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return confirmEmail(context, args)
  },
  customerCreatePasswordResetToken: (_: unknown, args: CreatePasswordTokenInput, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return createPasswordToken(context, args)
  },
  customerCreateEmailVerificationToken: (_: unknown, args: CreateEmailTokenInput, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return createEmailToken(context, args)
  },
}
