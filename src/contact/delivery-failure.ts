import type { ContactField } from './message.ts';

/** Why a message was not delivered, as far as its visitor can do something about it; each has its words in `content/`. */
export type FailureReason =
  'offline' | 'unreachable' | 'timeout' | 'busy' | 'fields' | 'rejected' | 'service';

/** What a service says about single fields: its own words, or '' when it only names the field. */
export type Refusals = Partial<Record<ContactField, string>>;

/** A message that did not arrive, or of which nobody knows whether it did. */
export class DeliveryFailure extends Error {
  readonly reason: FailureReason;
  /** How long the service asks to be left alone. */
  readonly waitSeconds: number | undefined;
  readonly refusals: Refusals;

  constructor(reason: FailureReason, waitSeconds?: number, refusals: Refusals = {}) {
    super(reason);
    this.reason = reason;
    this.waitSeconds = waitSeconds;
    this.refusals = refusals;
  }
}
