// What stands around the land on a poster, 224 x 246.
export interface PosterLook {
  sky: string;
  ray: string;
  sun: string;
  at: [number, number, number];
  land: string;
  shade: string;
  shadow: string;
  near: string;
  car: [number, number];
  /** Whose land it shows, where not its own, and which part of it, so much larger, with these points of the road. */
  outline?: string;
  part?: { times: number; x: number; y: number; road: [number, number] };
  seat: number;
}
const peak = (x: number, y: number): string => `<path d="M${x} ${y}l9 8-7-1-6 4-4-3z" fill="#F5EACF"/>`;
export const POSTERS: Record<string, PosterLook> = {
  africa: {
    sky: '#F3C66B',
    ray: '#EBAF4E',
    sun: '#F6E2A0',
    at: [40, 168, 30],
    land: '#B4431D',
    shade: '#7A2509',
    shadow: '#8C5312',
    car: [20, 177],
    seat: 1,
    near:
      '<path d="M0 206Q50 182 112 200T224 188V246H0z" fill="#8C4A15"/>' +
      '<path d="M0 222Q70 200 140 216T224 210V246H0z" fill="#4E250A"/>',
  },
  south_america: {
    sky: '#A9CFA4',
    ray: '#95C292',
    sun: '#F6E2A0',
    at: [184, 44, 26],
    land: '#1E6147',
    shade: '#0C3A2A',
    shadow: '#3C6E52',
    car: [128, 184],
    seat: 5,
    near:
      `<path d="M0 216L40 186 66 208 88 190 130 214 170 190 224 216V246H0z" fill="#2B4A57"/>${peak(40, 186)}` +
      `${peak(88, 190)}${peak(170, 190)}<path d="M0 226Q60 206 120 220T224 216V246H0z" fill="#0F2F27"/>`,
  },
  asia: {
    sky: '#EBD2A8',
    ray: '#E0BD89',
    sun: '#D2512F',
    at: [60, 204, 34],
    land: '#7E2A3B',
    shade: '#4E1222',
    shadow: '#9C6C4C',
    car: [14, 189],
    seat: 2,
    near:
      `<path d="M0 222L34 190 56 212 92 170 128 216 160 186 224 222V246H0z" fill="#50405C"/>${peak(92, 170)}` +
      `${peak(160, 186)}<path d="M0 228Q60 212 120 224T224 220V246H0z" fill="#241A30"/>`,
  },
  usa: {
    sky: '#A6D0DA',
    ray: '#90C2CF',
    sun: '#F6E2A0',
    at: [36, 40, 24],
    land: '#C9702A',
    shade: '#8E4311',
    shadow: '#4B7F92',
    car: [76, 183],
    seat: 4,
    near:
      '<path d="M0 210H28V176H70V186H84V206H140V168H190V178H206V206H224V246H0z" fill="#9A4320"/>' +
      '<path d="M28 176H70V182H28zM140 168H190V174H140z" fill="#C96A38"/>' +
      '<path d="M0 224Q60 208 120 220T224 214V246H0z" fill="#4A1E0C"/>',
  },
  usa_east: {
    sky: '#D9E3B4',
    ray: '#C8D69B',
    sun: '#F6E2A0',
    at: [34, 44, 24],
    land: '#4F7A3A',
    shade: '#2C4C1E',
    shadow: '#7F9364',
    car: [22, 184],
    seat: 3,
    outline: 'usa',
    part: { times: 1.6, x: -146, y: -62, road: [0, 3] },
    near:
      '<path d="M0 212Q60 188 128 206T224 196V246H0z" fill="#8FA24B"/>' +
      '<path d="M150 204V180L166 168 182 180V204z" fill="#A42A14"/><path d="M146 182L166 165 186 182" fill="none" ' +
      'stroke="#F5EACF" stroke-width="3"/><path d="M161 204V190H171V204z" fill="#F5EACF"/>' +
      '<path d="M192 204V176Q198 168 204 176V204z" fill="#B9B2A2"/>' +
      '<path d="M0 226Q70 206 140 220T224 214V246H0z" fill="#3E5222"/>',
  },
  usa_west: {
    sky: '#F0B98C',
    ray: '#E7A673',
    sun: '#D2512F',
    at: [40, 190, 32],
    land: '#6B4A86',
    shade: '#40265A',
    shadow: '#A9745C',
    car: [96, 184],
    seat: 6,
    outline: 'usa',
    part: { times: 1.6, x: 14, y: -62, road: [2, 6] },
    near:
      `<path d="M0 218L46 178 78 208 116 166 158 212 190 186 224 210V246H0z" fill="#5A3550"/>${peak(116, 166)}` +
      '<path d="M24 226V196M24 210H16V202M24 206H32V198" fill="none" stroke="#2F5A3A" stroke-width="5" ' +
      'stroke-linecap="round"/><path d="M0 228Q60 212 120 222T224 216V246H0z" fill="#2E1A2A"/>',
  },
  europe: {
    sky: '#C9C3DE',
    ray: '#B9B2D2',
    sun: '#F6E2A0',
    at: [186, 40, 24],
    land: '#2F4A7A',
    shade: '#1A2C52',
    shadow: '#6E6A96',
    car: [22, 184],
    seat: 6,
    near:
      `<path d="M0 214L50 180 84 210 120 176 160 212 196 190 224 208V246H0z" fill="#5B6E8C"/>${peak(50, 180)}` +
      `${peak(120, 176)}<path d="M0 226Q70 208 130 220T224 214V246H0z" fill="#1D2B24"/>`,
  },
};
/** A board without a poster of its own shows Africa's. */
export const posterOf = (board: string): string => (POSTERS[board] ? board : 'africa');
