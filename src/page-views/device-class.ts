export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** Classes a visitor's device by its user agent, in exactly the order of the specification §2. */
export function classifyDevice(userAgent: string): DeviceClass {
  if (/mobile/i.test(userAgent)) return 'mobile';
  if (/tablet/i.test(userAgent)) return 'tablet';
  return 'desktop';
}
