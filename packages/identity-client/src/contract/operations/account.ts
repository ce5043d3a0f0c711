import * as v from 'valibot'
import * as endpoints from '../accountEndpoints.ts'
import type { FieldRules } from '../fieldRules.ts'
import type { Operation } from '../operation.ts'
import * as profile from '../profileEndpoints.ts'
import { EmailOptions } from '../profileResponses.ts'
import { boundedText, idText, isStorable } from '../values.ts'

const typedPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256), v.check(isStorable))
/** The length in base64 of an image of 5 MB, which is the maximum. */
const IMAGE_LENGTH = Math.ceil((5 * 1024 * 1024) / 3) * 4
const typedEmail = boundedText(256)
const name = boundedText(100, 2)
/** The parameters of a link in a newsletter mail. */
const newsletterLink = v.object({ email: typedEmail, key: boundedText(100) })
/**
 * The `User-Agent` of the customer's browser, when a server makes the call for it. The list of the customer's devices
 * shows it.
 */
const device = v.optional(boundedText(400, 0))

/**
 * The operations for signing in and out, registration, passwords, mail from the shop, and messages to customer support.
 */
export const accountOperations = ({ email, password }: FieldRules) =>
  ({
    login: {
      ...endpoints.login,
      summary: 'Signs a customer in. A page gets a new session cookie; a server gets the tokens.',
      caller: 'anyone',
      body: v.object({ email: typedEmail, password: typedPassword, device }),
      refusals: [401, 422, 429],
    },
    logout: {
      ...endpoints.logout,
      summary: 'Ends the given tokens and the session. A page becomes a guest with a new token.',
      caller: 'anyone',
      body: v.object({ tokens: v.optional(v.array(boundedText(512)), []) }),
      refusals: [422],
    },
    register: {
      ...endpoints.register,
      summary: 'Registers a customer, at once or by a link in a mail, as the service is set up.',
      caller: 'anyone',
      body: v.object({
        email,
        password,
        firstName: name,
        lastName: name,
        locale: v.optional(boundedText(20)),
        device,
      }),
      refusals: [422, 429],
    },
    confirmRegistration: {
      ...endpoints.confirmRegistration,
      summary: 'Finishes a registration with the token from its mail, and signs in.',
      caller: 'anyone',
      body: v.object({ token: boundedText(200), device }),
      refusals: [422, 429],
    },
    forgotPassword: {
      ...endpoints.forgotPassword,
      summary: 'Mails a link for a new password. The response is the same for every address.',
      caller: 'anyone',
      body: v.object({ email: typedEmail }),
      status: 202,
      refusals: [422, 429],
    },
    resetPassword: {
      ...endpoints.resetPassword,
      summary: 'Sets a new password with the token from the mail, and ends every session of the customer.',
      caller: 'anyone',
      body: v.object({ token: boundedText(512), password }),
      refusals: [422, 429],
    },
    changePassword: {
      ...profile.changePassword,
      summary: 'Changes the password and ends every other session.',
      caller: 'customer',
      body: v.object({ currentPassword: typedPassword, newPassword: password, device }),
      refusals: [401, 422, 429],
    },
    requestEmailChange: {
      ...profile.requestEmailChange,
      summary:
        'Mails a link to a new email address, which replaces the current one when it is followed. The response is the same for every address.',
      caller: 'customer',
      body: v.object({ email, password: typedPassword }),
      status: 202,
      refusals: [401, 422, 429],
    },
    confirmEmailChange: {
      ...profile.confirmEmailChange,
      summary: 'Changes the email address with the token from the mail, and informs the old address.',
      caller: 'anyone',
      body: v.object({ token: boundedText(200) }),
      refusals: [422, 429],
    },
    devices: {
      ...profile.devices,
      summary: 'Where the customer is signed in, the newest first.',
      caller: 'customer',
    },
    signOutDevice: {
      ...profile.signOutDevice,
      summary: 'Signs a device out.',
      caller: 'customer',
      refusals: [404],
    },
    personalData: {
      ...profile.personalData,
      summary: 'Everything that is stored about the customer.',
      caller: 'customer',
      refusals: [429],
    },
    accountDeletion: {
      ...profile.accountDeletion,
      summary: 'When the account will be erased.',
      caller: 'customer',
    },
    requestAccountDeletion: {
      ...profile.requestAccountDeletion,
      summary: 'Requests that the account is erased after a waiting period, and mails when.',
      caller: 'customer',
      body: v.object({ password: typedPassword }),
      refusals: [401, 422, 429],
    },
    withdrawAccountDeletion: {
      ...profile.withdrawAccountDeletion,
      summary: 'Keeps the account. Refused once it is being erased.',
      caller: 'customer',
      refusals: [422],
    },
    subscribeToNewsletter: {
      ...profile.subscribeToNewsletter,
      summary:
        'Subscribes an address to the newsletter, once the link in a mail to it is followed. The response is the same for every address.',
      caller: 'anyone',
      body: v.object({ email, fullName: name, emails: v.picklist(['weekly', 'monthly']) }),
      status: 202,
      refusals: [422, 429],
    },
    confirmNewsletter: {
      ...profile.confirmNewsletter,
      summary: 'Confirms a subscription with the key in its mail.',
      caller: 'anyone',
      body: newsletterLink,
      refusals: [422],
    },
    unsubscribeFromNewsletter: {
      ...profile.unsubscribeFromNewsletter,
      summary: 'Removes an address from the newsletter with the key in its mails.',
      caller: 'anyone',
      body: newsletterLink,
      refusals: [422],
    },
    subscriptions: {
      ...profile.subscriptions,
      summary: "The periods of the customer's subscriptions, the latest end first.",
      caller: 'customer',
    },
    setSubscriptionRenewal: {
      ...profile.setSubscriptionRenewal,
      summary:
        'Turns the renewal of a subscription on, with a saved card that is charged at its end, or off with `null`. After a failed charge, another card is tried at once.',
      caller: 'customer',
      body: v.object({ name: idText, cardId: v.nullable(idText) }),
      refusals: [404, 422],
    },
    tradeApplication: {
      ...profile.tradeApplication,
      summary: "The state of the customer's application for trade prices, with what they sent.",
      caller: 'customer',
    },
    applyForTrade: {
      ...profile.applyForTrade,
      summary: 'Applies for trade prices. An application that waits or was declined is replaced.',
      caller: 'customer',
      body: v.object({
        company: boundedText(100, 2),
        resaleNumber: boundedText(50, 2),
        website: boundedText(200, 0),
      }),
      refusals: [422, 429],
    },
    getEmailOptions: {
      ...profile.getEmailOptions,
      summary: 'How often the customer gets mail from the shop.',
      caller: 'customer',
    },
    saveEmailOptions: {
      ...profile.saveEmailOptions,
      summary: 'Sets how often the customer gets mail: weekly, monthly or none.',
      caller: 'customer',
      body: EmailOptions,
      refusals: [422],
    },
    sendSupportMessage: {
      ...profile.sendSupportMessage,
      summary: 'Writes to customer support.',
      caller: 'visitor',
      body: v.object({
        /** A new id for each message; a message that is sent again is stored once. */
        id: v.optional(v.pipe(v.string(), v.uuid())),
        email,
        topic: boundedText(100),
        message: boundedText(5000),
        orderNumber: v.optional(boundedText(50)),
        /** At most three JPEG, PNG, WebP or HEIC files in base64, each up to 5 MB. */
        images: v.optional(
          v.pipe(v.array(v.pipe(v.string(), v.maxLength(IMAGE_LENGTH))), v.maxLength(3)),
          [],
        ),
      }),
      status: 202,
      refusals: [422, 429],
    },
  }) as const satisfies Record<string, Operation>
