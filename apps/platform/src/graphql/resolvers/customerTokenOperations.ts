import {
  type Confirmation,
  confirmEmail,
  createEmailToken,
  type EmailTokenWish,
} from '../../customers/emailVerification.ts'
import {
  changePassword,
  createPasswordToken,
  type PasswordChange,
  type PasswordTokenWish,
  type Reset,
  resetPassword,
} from '../../customers/passwords.ts'
import { customerStore } from '../../store/customerStore.ts'
import type { PlatformContext } from '../context.ts'
import { resourceNotFound } from '../platformError.ts'
import { requireScope } from '../requireScope.ts'
import { myself } from './customerOperations.ts'

type Context = PlatformContext

/** Passwords and verified addresses. Creating a token is a matter for the service, which sends it by mail. */
export const customerTokenMutations = {
  customerChangeMyPassword: async (_: unknown, args: PasswordChange, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    return changePassword(context, await myself(context), args)
  },
  customerResetMyPassword: (_: unknown, args: Reset, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    return resetPassword(context, args)
  },
  customerConfirmMyEmail: async (_: unknown, args: Confirmation, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    return confirmEmail(context, args, (await myself(context)).id)
  },
  customerChangePassword: async (_: unknown, args: PasswordChange & { id: string }, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    const customer = await customerStore.find(context.db, args.id)
    if (!customer) throw resourceNotFound('customer', args.id)
    return changePassword(context, customer, args)
  },
  customerResetPassword: (_: unknown, args: Reset, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return resetPassword(context, args)
  },
  customerConfirmEmail: (_: unknown, args: Confirmation, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return confirmEmail(context, args)
  },
  customerCreatePasswordResetToken: (_: unknown, args: PasswordTokenWish, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return createPasswordToken(context, args)
  },
  customerCreateEmailVerificationToken: (_: unknown, args: EmailTokenWish, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return createEmailToken(context, args)
  },
}
