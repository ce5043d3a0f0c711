import { type Cart, type CurrencyCode, ownerOfToken, type Tokens } from '@selvedge/commerce-client'
import { type HandedOverSession, nothingHandedOver } from '../checkoutSite/handoverState.ts'
import type {
  CartState,
  CustomerSession,
  Notice,
  ProofState,
  SessionState,
  WishlistState,
} from './sessionState.ts'

/** The number of viewed products to remember: the current product, and five others that its page shows. */
const VIEWED_PRODUCTS = 6

/** Whether a list is known to have items, or to have none. */
type Known = 'something' | 'nothing'

/** A visitor's session during one request. It is read by its fields, and changed by its methods only. */
export class Session implements SessionState {
  declare readonly anonymous?: SessionState['anonymous']
  declare readonly customer?: SessionState['customer']
  declare readonly cart?: SessionState['cart']
  declare readonly currency?: SessionState['currency']
  declare readonly country?: SessionState['country']
  declare readonly measurement?: SessionState['measurement']
  declare readonly adultContent?: SessionState['adultContent']
  declare readonly notice?: SessionState['notice']
  declare readonly wishlist?: SessionState['wishlist']
  declare readonly viewed?: SessionState['viewed']
  declare readonly proof?: SessionState['proof']
  declare readonly visitor?: SessionState['visitor']
  declare readonly move?: SessionState['move']
  declare readonly handover?: SessionState['handover']
  declare readonly brandPage?: SessionState['brandPage']
  declare readonly preview?: SessionState['preview']

  #cartRead: Promise<unknown> = Promise.resolve()
  #isCustomerRefused = false
  #consumedNotice: Notice | undefined

  constructor(state: SessionState) {
    this.#change(state)
  }

  #change(changes: SessionState): void {
    Object.assign(this, changes)
  }
  #changeCart(changes: Partial<CartState>): void {
    if (this.cart) this.#change({ cart: { ...this.cart, ...changes } })
  }

  /**
   * Replaces the guest's token with the customer's. The guest's cart is forgotten, and the customer's is read again.
   */
  signIn(tokens: Tokens, deviceId?: string): void {
    const customer = { tokens, firstName: '', ...(deviceId ? { deviceId } : {}) }
    this.#change({ anonymous: undefined, cart: undefined, customer, move: undefined })
  }
  /** Continues as a guest of a brand's own site. The cart of that guest is read again. */
  continueAsGuest(tokens: Tokens): void {
    this.#change({ anonymous: tokens, cart: undefined, customer: undefined, move: undefined })
  }
  signOut(): void {
    this.#change({
      anonymous: undefined,
      cart: undefined,
      customer: undefined,
      viewed: undefined,
      move: undefined,
      brandPage: undefined,
    })
  }
  /** Stores the customer's greeting, and the group of their prices. */
  rememberCustomer(known: Omit<CustomerSession, 'tokens' | 'deviceId'>): void {
    if (!this.customer) return
    const { tokens, deviceId } = this.customer
    this.#change({ customer: { tokens, ...(deviceId ? { deviceId } : {}), ...known } })
  }
  /** Stores the customer's new tokens after a change of the password, which revoked the earlier tokens. */
  replaceCustomerTokens(tokens: Tokens, deviceId: string | undefined): void {
    if (!this.customer) return
    const { deviceId: _, ...known } = this.customer
    this.#change({ customer: { ...known, tokens, ...(deviceId ? { deviceId } : {}) } })
  }
  /**
   * Stores the customer's refreshed tokens. Without tokens the customer's session ends, and a guest's session
   * continues.
   */
  renewCustomer(tokens: Tokens | undefined): void {
    if (tokens && this.customer) this.#change({ customer: { ...this.customer, tokens } })
    else if (this.customer) {
      this.#isCustomerRefused = true
      this.#change({ customer: undefined, cart: undefined, notice: { kind: 'logged-out' } })
    }
  }

  /** Whether the customer's session ended during this request, because their tokens were revoked or have expired. */
  get isCustomerRefused(): boolean {
    return this.#isCustomerRefused
  }
  /** Stores the tokens of a guest, new or refreshed. Without tokens the guest's session ends. */
  storeGuest(tokens: Tokens | undefined): void {
    this.#change(tokens ? { anonymous: tokens } : { anonymous: undefined, cart: undefined })
  }

  /**
   * Stores the current cart. If the session already has a cart with this id, the other fields of that cart stay, such
   * as its warning.
   */
  rememberCart({
    id,
    version,
    totalLineItemQuantity,
    totalPrice,
  }: Pick<Cart, 'id' | 'version' | 'totalLineItemQuantity' | 'totalPrice'>): void {
    this.#change({
      cart: {
        ...(this.cart?.id === id ? this.cart : {}),
        id,
        version,
        count: totalLineItemQuantity ?? 0,
        currency: totalPrice.currencyCode,
      },
    })
  }
  forgetCart(): void {
    this.#change({ cart: undefined })
  }
  /** Remembers a request that reads the cart, so that the frame of the page, which loads at the same time, waits for it. */
  beginCartRead(read: Promise<unknown>): void {
    this.#cartRead = read.catch(() => undefined)
  }
  /** Resolves when the cart is the one that the page shows. */
  get cartRead(): Promise<unknown> {
    return this.#cartRead
  }
  /** Restores an earlier state of the cart, after a read that must not change the session. */
  restoreCart(cart: CartState | undefined): void {
    this.#change({ cart })
  }
  /** Stores the version of the cart after its shipping weight was updated, and the hash of the weighed lines. */
  markWeighed(version: number, weighed: string): void {
    this.#changeCart({ version, weighed })
  }
  /** Stores the id of the attempt to place the order, so that a shopper who comes back is shown its progress. */
  markPlacing(attempt: string): void {
    this.#changeCart({ attempt })
  }
  /** Forgets an attempt that has ended without an order: cart and checkout no longer redirect to it. */
  forgetAttempt(id: string): void {
    if (this.cart?.attempt === id) this.#changeCart({ attempt: undefined })
  }
  /** Warns at checkout until the warning is dismissed. A warning about dropped lines is not replaced by another one. */
  warn(warning: NonNullable<CartState['warning']>): void {
    if (this.cart?.warning !== 'lines-left-behind') this.#changeCart({ warning })
  }
  dismissWarning(): void {
    this.#changeCart({ warning: undefined })
  }

  /** Shows a notice on the next page. */
  notify(notice: Notice): void {
    this.#change({ notice })
  }
  /** Returns the notice to the page that shows it, once. */
  consumeNotice(): Notice | undefined {
    const { notice } = this
    this.#consumedNotice = notice ?? this.#consumedNotice
    this.#change({ notice: undefined })
    return notice
  }
  /**
   * Stores the notice again that was consumed during this request, when no page was shown: a redirect of one loader discards
   * the data of the others, which run at the same time.
   */
  restoreNotice(): void {
    if (!this.notice && this.#consumedNotice) this.#change({ notice: this.#consumedNotice })
  }

  chooseCurrency(currency: CurrencyCode): void {
    this.#change({ currency })
  }
  forgetCurrency(): void {
    this.#change({ currency: undefined })
  }
  /** Stores the chosen country; `undefined` selects the country of the currency. */
  chooseCountry(country: SessionState['country']): void {
    this.#change({ country })
  }
  chooseMeasurement(measurement: NonNullable<SessionState['measurement']>): void {
    this.#change({ measurement })
  }
  chooseAdultContent(adultContent: NonNullable<SessionState['adultContent']>): void {
    this.#change({ adultContent })
  }
  /** The id of the customer, else of the guest; `undefined` for a visitor without a token. */
  get ownerId(): string | undefined {
    const { customerId, anonymousId } = ownerOfToken((this.customer?.tokens ?? this.anonymous)?.scope ?? '')
    return customerId ?? anonymousId
  }
  /** Whether the visitor's wishlist is known to be empty. The state of another visitor's list does not count. */
  get hasEmptyWishlist(): boolean {
    return this.wishlist?.holds === 'nothing' && this.wishlist.of === this.ownerId
  }
  /** Whether the visitor is known to follow no artist. */
  get followsNoArtist(): boolean {
    return this.wishlist?.follows === 'nothing' && this.wishlist.of === this.ownerId
  }
  #rememberLists(known: Omit<WishlistState, 'of'>): void {
    const of = this.ownerId
    const before = this.wishlist?.of === of ? this.wishlist : undefined
    this.#change({ wishlist: of === undefined ? undefined : { ...before, of, ...known } })
  }
  /** Stores whether the wishlist has items. If not, no request for its items is sent. */
  rememberWishlist(holds: Known): void {
    this.#rememberLists({ holds })
  }
  /** Stores whether the visitor follows artists. If not, no request for followed artists is sent. */
  rememberFollows(follows: Known): void {
    this.#rememberLists({ follows })
  }
  /** Stores that the visitor looked at a product. */
  markViewed(key: string): void {
    const others = (this.viewed ?? []).filter((other) => other !== key)
    this.#change({ viewed: [key, ...others].slice(0, VIEWED_PRODUCTS) })
  }
  /** Removes the list of products that the visitor looked at. */
  forgetViewed(): void {
    this.#change({ viewed: undefined })
  }
  /**
   * Stores the random id that decides the visitor's variants of experiments. A visitor who already has an id keeps it.
   */
  identifyVisitor(id: string): void {
    if (!this.visitor) this.#change({ visitor: id })
  }
  /** Stores the nonce with which a session of the other origin is accepted. */
  beginHandover(nonce: string): void {
    this.#change({ handover: nonce })
  }
  /** Stores the page of a brand's own site to which the links back lead. */
  rememberBrandPage(url: string): void {
    this.#change({ brandPage: { url, since: Date.now() } })
  }
  /** Stores the id of the session's move to the checkout; `undefined` removes it after the session has come back. */
  recordMove(id: string | undefined): void {
    this.#change({ move: id })
  }
  /** Replaces the session with that of the shop's other origin, and removes what the received session does not have. */
  replaceWith(received: HandedOverSession): void {
    this.#change({ ...nothingHandedOver, ...received })
  }
  /** Shows a draft to this browser; `undefined` ends the preview. */
  showDraft(preview: SessionState['preview']): void {
    this.#change({ preview })
  }
  /** Stores the visitor's progress in proving a group membership; `undefined` restarts it. */
  recordProof(proof: ProofState | undefined): void {
    this.#change({ proof })
  }
}
