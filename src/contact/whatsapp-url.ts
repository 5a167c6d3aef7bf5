/** Returns a URL that opens a WhatsApp chat with a draft message. `phone` includes the country code. */
export const getWhatsAppUrl = (phone: string, message: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
