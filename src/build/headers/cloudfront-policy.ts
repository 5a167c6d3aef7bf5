import type { ResponseHeader } from './response-headers.ts';

/** CloudFront refuses a longer value of a header. */
export const MAX_CLOUDFRONT_VALUE_LENGTH = 1783;

/**
 * What `aws cloudfront create-response-headers-policy --response-headers-policy-config` reads. CloudFront has fields of its
 * own for five of the headers and refuses these among the custom ones.
 */
export function formatCloudFrontPolicy(headers: readonly ResponseHeader[]): string {
  const rest = new Map(headers.map(({ name, value }) => [name, value]));
  const take = (name: string): string => {
    const value = rest.get(name);
    if (value === undefined) throw new Error(`The policy of CloudFront needs the header ${name}.`);
    rest.delete(name);
    return value;
  };
  const transport = take('Strict-Transport-Security');
  take('X-Content-Type-Options');
  const SecurityHeadersConfig = {
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: take('Content-Security-Policy') },
    ContentTypeOptions: { Override: true },
    FrameOptions: { Override: true, FrameOption: take('X-Frame-Options') },
    ReferrerPolicy: { Override: true, ReferrerPolicy: take('Referrer-Policy') },
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
      IncludeSubdomains: transport.includes('includeSubDomains'),
      Preload: transport.includes('preload'),
    },
  };
  const Items = [...rest].map(([Header, Value]) => ({ Header, Value, Override: true }));
  const policy = {
    Name: 'penthouse-2200',
    SecurityHeadersConfig,
    CustomHeadersConfig: { Quantity: Items.length, Items },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
