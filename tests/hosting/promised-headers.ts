export const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
};

/** CSP of SVG files, which browsers can open as documents. If several rules match, it is the last. */
export const DRAWING_POLICY =
  "frame-ancestors 'none'; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

export const FOREVER = 'public, max-age=31536000, immutable';
