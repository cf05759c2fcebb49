//! The round Earth on a flat map: places by latitude and longitude, points by kilometres.

/// A place on the Earth, in degrees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
}

/// A point on the map, in kilometres from the centre of the projection; y grows to the south.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the east.
    pub x: f64,
    /// To the south.
    pub y: f64,
}

impl Point {
    /// How far apart two points are.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point that lies `share` of the way to another.
    pub fn towards(self, other: Point, share: f64) -> Point {
        Point { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }
}

/// How the Earth is laid flat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flattening {
    /// Meridians and parallels are straight; true to scale along the parallel of the centre.
    Equirectangular,
    /// Lambert's azimuthal projection: every hex covers the same ground.
    EqualArea,
}

/// A way to lay the Earth flat around a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Projection {
    /// The way.
    pub flattening: Flattening,
    /// The place that becomes the origin.
    pub centre: Place,
}

const EARTH_RADIUS: f64 = 6371.0;

impl Projection {
    /// Where a place lies on the map.
    pub fn project(&self, place: Place) -> Point {
        let (lat, turn) = (place.lat.to_radians(), (place.lon - self.centre.lon).to_radians());
        let lat0 = self.centre.lat.to_radians();
        let (x, y) = match self.flattening {
            Flattening::Equirectangular => (turn * lat0.cos(), lat - lat0),
            Flattening::EqualArea => {
                let towards = lat0.sin() * lat.sin() + lat0.cos() * lat.cos() * turn.cos();
                let scale = (2.0 / (1.0 + towards).max(1e-3)).sqrt();
                let north = lat0.cos() * lat.sin() - lat0.sin() * lat.cos() * turn.cos();
                (scale * lat.cos() * turn.sin(), scale * north)
            }
        };
        Point { x: x * EARTH_RADIUS, y: -y * EARTH_RADIUS }
    }

    /// Where many places lie.
    pub fn course(&self, places: &[Place]) -> Vec<Point> {
        places.iter().map(|place| self.project(*place)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(lat: f64, lon: f64) -> Place {
        Place { lat, lon }
    }

    #[test]
    fn the_centre_is_the_origin_and_north_is_up() {
        for flattening in [Flattening::Equirectangular, Flattening::EqualArea] {
            let map = Projection { flattening, centre: at(10.0, 20.0) };
            let centre = map.project(at(10.0, 20.0));
            assert!(centre.x.abs() < 1e-6 && centre.y.abs() < 1e-6);
            assert!(map.project(at(11.0, 20.0)).y < -100.0);
            assert!(map.project(at(10.0, 21.0)).x > 100.0);
        }
    }

    #[test]
    fn a_degree_of_latitude_is_111_km() {
        for flattening in [Flattening::Equirectangular, Flattening::EqualArea] {
            let map = Projection { flattening, centre: at(0.0, 0.0) };
            let step = map.project(at(1.0, 0.0)).distance(map.project(at(0.0, 0.0)));
            assert!((step - 111.19).abs() < 0.1, "{step}");
        }
    }

    #[test]
    fn equal_area_keeps_areas() {
        let map = Projection { flattening: Flattening::EqualArea, centre: at(0.0, 20.0) };
        let square = |lat: f64, lon: f64| {
            let a = map.project(at(lat, lon));
            let b = map.project(at(lat, lon + 0.1));
            let c = map.project(at(lat + 0.1, lon));
            ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).abs() / lat.to_radians().cos()
        };
        let (near, far) = (square(0.0, 20.0), square(35.0, 50.0));
        assert!((near / far - 1.0).abs() < 0.01, "{near} {far}");
    }
}
