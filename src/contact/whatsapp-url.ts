/** A link that opens a chat on WhatsApp with a message already there, for the visitor to send. `phone` has its country's code. */
export const getWhatsAppUrl = (phone: string, message: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
