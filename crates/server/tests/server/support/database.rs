//! The database of a test. By default a server keeps its tables in a file of its folder. Where `GREAT_RACE_TEST_POSTGRES` names the
//! programs of PostgreSQL (`cargo xtask test --only postgres` says where they are), this process has a PostgreSQL of its own, and
//! every folder a schema in it. Nothing of it is left when the process ends, however it ends.

use sqlx::{AnyConnection, Connection};
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;
use tempfile::TempDir;

/// Where PostgreSQL's programs are.
pub const PROGRAMS: &str = "GREAT_RACE_TEST_POSTGRES";

/// Starts it again whenever it ends, and ends it with whoever holds the other end of its input, and takes the whole folder along.
const KEPT: &str = r#"
bin=$1 dir=$2 segments=$3 port=$4
shift 4
as=
if [ "$(id -u)" = 0 ]; then chown postgres "$dir"; as="setpriv --reuid=postgres --regid=postgres --clear-groups"; fi
cd "$dir"
if [ -n "$port" ]; then
    set -- -h localhost -p "$port" "$@"
    $as sh -ec "$CERTIFICATES" >"$dir/log" 2>&1 || { cat "$dir/log" >&2; exit 1; }
fi
if [ -n "$PRIMARY" ]; then
    $as "$bin/pg_basebackup" -d "$PRIMARY" -D "$dir/data" -R -c fast --no-sync >"$dir/log" 2>&1
else
    $as "$bin/initdb" -D "$dir/data" -U postgres -A trust -E UTF8 --locale=C --no-sync --wal-segsize="$segments" >"$dir/log" 2>&1
fi || { cat "$dir/log" >&2; exit 1; }
while [ ! -e "$dir/end" ]; do
    $as "$bin/postgres" -D "$dir/data" -k "$dir" -h '' -c max_connections=300 -c wal_level=minimal -c max_wal_senders=0 \
        -c min_wal_size=$((segments * 2))MB "$@" \
        >>"$dir/log" 2>&1 </dev/null
done &
cat >/dev/null
touch "$dir/end"
[ ! -e "$dir/data/postmaster.pid" ] || kill -QUIT "$(head -n 1 "$dir/data/postmaster.pid")"
wait
rm -rf "$dir"
"#;

/// Somebody who vouches (`ca.crt`), and for whom: the name `localhost`, nothing else.
pub const CERTIFICATES: &str = r#"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=somebody who vouches" -keyout ca.key -out ca.crt
openssl req -newkey rsa:2048 -nodes -subj "/CN=localhost" -keyout server.key -out server.csr
echo "subjectAltName=DNS:localhost" >names
openssl x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.crt
chmod 600 server.key
"#;

/// A PostgreSQL of this process.
pub struct Cluster {
    pub url: String,
    pub folder: PathBuf,
    _keeper: Child,
}

impl Cluster {
    /// A new one, in a folder of its own; reached by a socket in it.
    pub fn start(programs: &Path) -> Cluster {
        // Deleted by its keeper, not here: this process may be killed.
        Cluster::start_in(programs, TempDir::new().expect("a folder").keep(), "16", &[""], "")
    }
    /// One that is reached over the network too, with these settings; certificates for it lie in its folder.
    pub fn on_port(programs: &Path, port: u16, settings: &[&str]) -> Cluster {
        let port = port.to_string();
        let more: Vec<&str> =
            [&port[..]].into_iter().chain(settings.iter().flat_map(|set| ["-c", set])).collect();
        Cluster::start_in(programs, TempDir::new().expect("a folder").keep(), "16", &more, "")
    }
    /// A standby called `standby` of the one on this port; it takes over what that one has, and listens on a port of its own.
    pub fn standby(programs: &Path, primary: u16, port: u16) -> Cluster {
        let primary = format!("host=localhost port={primary} user=postgres application_name=standby");
        let (folder, port) = (TempDir::new().expect("a folder").keep(), port.to_string());
        let more = [&port[..], "-c", "wal_level=replica", "-c", "max_wal_senders=4"];
        Cluster::start_in(programs, folder, "16", &more, &primary)
    }
    /// One that needs little room, in a folder that is not there yet.
    pub fn small(programs: &Path, folder: &Path) -> Cluster {
        std::fs::create_dir(folder).expect("a folder");
        Cluster::start_in(programs, folder.to_owned(), "1", &[""], "")
    }
    fn start_in(programs: &Path, folder: PathBuf, segments: &str, more: &[&str], primary: &str) -> Cluster {
        sqlx::any::install_default_drivers();
        let mut keeper = Command::new("sh")
            .args(["-c", KEPT, "sh"])
            .args([programs, &folder])
            .arg(segments)
            .args(more)
            .env("CERTIFICATES", CERTIFICATES)
            .env("PRIMARY", primary)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("a shell");
        // The name of the socket holds the port.
        let port = more.first().filter(|port| !port.is_empty()).unwrap_or(&"5432");
        let url = format!("postgres:///postgres?host={}&port={port}&user=postgres", folder.display());
        for _ in 0..600 {
            assert!(keeper.try_wait().expect("known").is_none(), "PostgreSQL does not start");
            if at_once(connects(url.clone())) {
                return Cluster { url, folder, _keeper: keeper };
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("PostgreSQL does not answer: {}", folder.display());
    }
    /// Ends as by kill -9, and never comes back.
    pub fn die(&self) {
        std::fs::write(self.folder.join("end"), "").expect("written");
        self.crash();
    }
    /// Ends as by kill -9, and starts again by itself.
    pub fn crash(&self) {
        let file = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).expect("it runs");
        let pid = file.lines().next().expect("a number");
        let done = Command::new("kill").args(["-QUIT", pid]).status().expect("a program");
        assert!(done.success());
    }
}

async fn connects(url: String) -> bool {
    AnyConnection::connect(&url).await.is_ok()
}

/// Runs something that waits where nothing may wait.
fn at_once<T: Send + 'static>(what: impl Future<Output = T> + Send + 'static) -> T {
    let run = || {
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a thread").block_on(what)
    };
    std::thread::spawn(run).join().expect("no panic")
}

/// The PostgreSQL of this process, if tests run on one.
pub fn shared() -> Option<&'static str> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    let cluster = CLUSTER.get_or_init(|| {
        let programs = PathBuf::from(std::env::var_os(PROGRAMS)?);
        Some(Cluster::start(&programs))
    });
    cluster.as_ref().map(|cluster| cluster.url.as_str())
}

/// The programs of a PostgreSQL, for a test that is about nothing else. The stage `test` leaves such tests to the stage `postgres`.
pub fn programs() -> PathBuf {
    let named = std::env::var_os(PROGRAMS);
    named.map(PathBuf::from).expect("this test needs a PostgreSQL: cargo xtask test --only postgres")
}

/// The database that stands for a folder: a schema of its own, made if it is not there.
pub fn of(data: &Path) -> Option<String> {
    Some(schema(shared()?, data))
}

/// A schema for a folder in the database at an address.
pub fn schema(url: &str, data: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    data.hash(&mut hasher);
    let name = format!("t{:016x}", hasher.finish());
    let (base, made) = (url.to_owned(), format!("CREATE SCHEMA IF NOT EXISTS {name}"));
    at_once(async move {
        let mut connection = AnyConnection::connect(&base).await.expect("PostgreSQL answers");
        sqlx::query(sqlx::AssertSqlSafe(made)).execute(&mut connection).await.expect("a schema");
    });
    format!("{url}&options[search_path]={name}")
}
